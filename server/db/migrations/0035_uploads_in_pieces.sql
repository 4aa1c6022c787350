CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"purpose" text NOT NULL,
	"media" text NOT NULL,
	"bytes" integer NOT NULL,
	"received" integer NOT NULL,
	"sha256" text NOT NULL,
	"device_time" timestamp with time zone NOT NULL,
	"file_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "seconds" integer;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_owner" ON "uploads" USING btree ("owner_id","sha256") WHERE "uploads"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "uploads_file" ON "uploads" USING btree ("file_id") WHERE "uploads"."file_id" is not null;--> statement-breakpoint
CREATE INDEX "uploads_created" ON "uploads" USING btree ("created_at");