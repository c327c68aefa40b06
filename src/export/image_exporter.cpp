#include "export/image_exporter.h"
