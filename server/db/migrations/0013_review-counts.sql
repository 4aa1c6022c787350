ALTER TABLE "cartypes" ADD COLUMN "review_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "cartypes" SET "review_count" = (SELECT count(*) FROM "marks" WHERE "marks"."subject_kind" = 'CARTYPE' AND "marks"."subject_id" = "cartypes"."id");
