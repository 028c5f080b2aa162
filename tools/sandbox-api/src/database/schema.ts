/**
 * Tables of the sandbox. Times are whole epoch seconds, and flags are 0 or 1. `wire/` converts them
 * to the formats of the API. Changing the schema reseeds existing databases on the next start.
 */
export const schema = `
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE cache (name TEXT PRIMARY KEY, value TEXT NOT NULL, expires_at INTEGER);

CREATE TABLE users (
  id INTEGER PRIMARY KEY, nick_name TEXT NOT NULL UNIQUE COLLATE NOCASE, avatar TEXT NOT NULL,
  mobile TEXT NOT NULL UNIQUE, password TEXT NOT NULL, is_lock INTEGER NOT NULL DEFAULT 0,
  role_id INTEGER NOT NULL DEFAULT 0, role_expired_at INTEGER,
  is_password_set INTEGER NOT NULL DEFAULT 0, is_set_nickname INTEGER NOT NULL DEFAULT 0,
  credit1 INTEGER NOT NULL DEFAULT 0, is_face_verify INTEGER NOT NULL DEFAULT 0,
  real_name TEXT NOT NULL DEFAULT '', id_number TEXT NOT NULL DEFAULT '',
  destroy_requested_at INTEGER, created_at INTEGER NOT NULL
);
CREATE TABLE socialites (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL, app TEXT NOT NULL, open_id TEXT NOT NULL,
  UNIQUE (app, open_id), UNIQUE (user_id, app)
);
CREATE TABLE agreements (
  id INTEGER PRIMARY KEY, type TEXT NOT NULL, title TEXT NOT NULL, html TEXT NOT NULL
);
CREATE TABLE agreement_records (
  user_id INTEGER NOT NULL, agreement_id INTEGER NOT NULL, created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, agreement_id)
);

CREATE TABLE categories (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL, parent_id INTEGER NOT NULL, sort INTEGER NOT NULL
);
CREATE TABLE courses (
  id INTEGER PRIMARY KEY, title TEXT NOT NULL, thumb TEXT NOT NULL, charge INTEGER NOT NULL,
  short_description TEXT NOT NULL, description TEXT NOT NULL, is_free INTEGER NOT NULL,
  is_vip_free INTEGER NOT NULL, is_allow_comment INTEGER NOT NULL, user_count INTEGER NOT NULL,
  category_id INTEGER NOT NULL, is_show INTEGER NOT NULL, is_rec INTEGER NOT NULL,
  published_at INTEGER NOT NULL, created_at INTEGER NOT NULL
);
CREATE TABLE chapters (
  id INTEGER PRIMARY KEY, course_id INTEGER NOT NULL, title TEXT NOT NULL, sort INTEGER NOT NULL
);
CREATE TABLE videos (
  id INTEGER PRIMARY KEY, course_id INTEGER NOT NULL, chapter_id INTEGER NOT NULL,
  title TEXT NOT NULL, duration INTEGER NOT NULL, free_seconds INTEGER NOT NULL,
  ban_drag INTEGER NOT NULL, is_allow_comment INTEGER NOT NULL, is_show INTEGER NOT NULL,
  view_num INTEGER NOT NULL, published_at INTEGER NOT NULL, media TEXT NOT NULL
);
CREATE INDEX videos_of_course ON videos (course_id, published_at);
CREATE TABLE media (name TEXT PRIMARY KEY, urls TEXT NOT NULL);
CREATE TABLE attachments (
  id INTEGER PRIMARY KEY, course_id INTEGER NOT NULL, name TEXT NOT NULL,
  extension TEXT NOT NULL, file TEXT NOT NULL, size INTEGER NOT NULL
);
CREATE TABLE user_courses (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL, course_id INTEGER NOT NULL,
  charge INTEGER NOT NULL, created_at INTEGER NOT NULL
);
CREATE TABLE user_videos (
  user_id INTEGER NOT NULL, video_id INTEGER NOT NULL, PRIMARY KEY (user_id, video_id)
);
CREATE TABLE course_likes (
  user_id INTEGER NOT NULL, course_id INTEGER NOT NULL, created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, course_id)
);
CREATE TABLE course_records (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL, course_id INTEGER NOT NULL,
  is_watched INTEGER NOT NULL DEFAULT 0, watched_at INTEGER, progress INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, UNIQUE (user_id, course_id)
);
CREATE TABLE video_records (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL, course_id INTEGER NOT NULL,
  video_id INTEGER NOT NULL, watch_seconds INTEGER NOT NULL, watched_at INTEGER,
  created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, UNIQUE (user_id, video_id)
);
CREATE TABLE comments (
  id INTEGER PRIMARY KEY, rt INTEGER NOT NULL, rid INTEGER NOT NULL,
  parent_id INTEGER NOT NULL DEFAULT 0, reply_id INTEGER NOT NULL DEFAULT 0,
  user_id INTEGER NOT NULL, content TEXT NOT NULL, ip_province TEXT NOT NULL,
  is_check INTEGER NOT NULL, created_at INTEGER NOT NULL
);
CREATE INDEX comments_of_target ON comments (rt, rid, parent_id);

CREATE TABLE plans (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL, charge INTEGER NOT NULL,
  expire_days INTEGER NOT NULL, features TEXT NOT NULL, weight INTEGER NOT NULL,
  is_show INTEGER NOT NULL DEFAULT 1
);
CREATE TABLE plan_records (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL, role_id INTEGER NOT NULL,
  charge INTEGER NOT NULL, started_at INTEGER NOT NULL, expired_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE TABLE promo_codes (
  id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE COLLATE NOCASE, discount INTEGER NOT NULL,
  reward INTEGER NOT NULL, expired_at INTEGER, owner_id INTEGER NOT NULL DEFAULT 0,
  use_limit INTEGER NOT NULL DEFAULT 0, used INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE orders (
  id INTEGER PRIMARY KEY, order_no TEXT NOT NULL UNIQUE, user_id INTEGER NOT NULL,
  charge INTEGER NOT NULL, discount INTEGER NOT NULL, status INTEGER NOT NULL,
  payment_method TEXT NOT NULL DEFAULT '', promo_code_id INTEGER NOT NULL DEFAULT 0,
  goods_type TEXT NOT NULL, goods_id INTEGER NOT NULL, goods_name TEXT NOT NULL,
  goods_thumb TEXT NOT NULL, created_at INTEGER NOT NULL
);
CREATE TABLE refunds (
  id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL, cents INTEGER NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE TABLE deliveries (order_id INTEGER PRIMARY KEY, due_at INTEGER NOT NULL);

CREATE TABLE messages (
  id TEXT PRIMARY KEY, user_id INTEGER NOT NULL, text TEXT NOT NULL, read_at INTEGER,
  created_at INTEGER NOT NULL
);
CREATE TABLE credit_records (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL, sum INTEGER NOT NULL,
  remark TEXT NOT NULL, created_at INTEGER NOT NULL
);

CREATE TABLE announcements (
  id INTEGER PRIMARY KEY, title TEXT NOT NULL, html TEXT NOT NULL,
  view_times INTEGER NOT NULL, created_at INTEGER NOT NULL
);
CREATE TABLE navs (
  id INTEGER PRIMARY KEY, sort INTEGER NOT NULL, name TEXT NOT NULL, url TEXT NOT NULL,
  parent_id INTEGER NOT NULL, blank INTEGER NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE TABLE links (
  id INTEGER PRIMARY KEY, sort INTEGER NOT NULL, name TEXT NOT NULL, url TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE TABLE blocks (
  id INTEGER PRIMARY KEY, page TEXT NOT NULL, sign TEXT NOT NULL, sort INTEGER NOT NULL,
  config TEXT NOT NULL
);
`
