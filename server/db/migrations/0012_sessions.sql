CREATE TABLE "known_devices" (
	"mobile" text NOT NULL,
	"device_hash" text NOT NULL,
	"logged_in_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_mobile_device_hash_pk" PRIMARY KEY("mobile","device_hash")
);
--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "device_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "known_devices_logged_in" ON "known_devices" USING btree ("logged_in_at");--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"first_used_at" timestamp with time zone,
	"replaced_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_pkey";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device_name" text DEFAULT '已登录的设备' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "device_hash" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "device_name" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Whoever is logged in stays so: until now a session was its only token.
UPDATE "sessions" SET "id" = gen_random_uuid()::text, "last_used_at" = "created_at";--> statement-breakpoint
ALTER TABLE "sessions" ADD PRIMARY KEY ("id");--> statement-breakpoint
INSERT INTO "session_tokens" ("hash", "session_id", "first_used_at", "created_at")
SELECT "token_hash", "id", "created_at", "created_at" FROM "sessions";--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_tokens_session" ON "session_tokens" USING btree ("session_id");--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "token_hash";
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "host_identity" text;
