#include "bookmarks/bookmark.h"
