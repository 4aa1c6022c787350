CREATE TABLE "known_devices" (
	"mobile" text NOT NULL,
	"device_hash" text NOT NULL,
	"logged_in_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_mobile_device_hash_pk" PRIMARY KEY("mobile","device_hash")
);
--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "device_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "known_devices_logged_in" ON "known_devices" USING btree ("logged_in_at");