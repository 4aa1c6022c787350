ALTER TABLE "cartypes" ADD COLUMN "review_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "cartypes" SET "review_count" = (SELECT count(*) FROM "reviews" WHERE "reviews"."subject_kind" = 'CARTYPE' AND "reviews"."subject_id" = "cartypes"."id");
