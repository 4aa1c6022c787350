CREATE TABLE "outbox" (
	"key" text PRIMARY KEY NOT NULL,
	"task" jsonb NOT NULL,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "payments_order";--> statement-breakpoint
-- Every payment until now was for a rental order, from the balance or in the sandbox.
ALTER TABLE "payments" RENAME COLUMN "order_id" TO "subject_id";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "subject_kind" text DEFAULT 'RENTAL' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "subject_kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "provider" text DEFAULT 'SANDBOX' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "provider" DROP DEFAULT;--> statement-breakpoint
UPDATE "payments" SET "provider" = 'BALANCE' WHERE "method" = 'BALANCE';--> statement-breakpoint
ALTER TABLE "refunds" RENAME COLUMN "order_id" TO "subject_id";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "subject_kind" text DEFAULT 'RENTAL' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "subject_kind" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("next_at") WHERE "outbox"."state" = 'WAITING';--> statement-breakpoint
CREATE INDEX "payments_subject" ON "payments" USING btree ("subject_kind","subject_id");
