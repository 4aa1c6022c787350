DROP INDEX "files_created";--> statement-breakpoint
DROP INDEX "coupons_order";--> statement-breakpoint
DROP INDEX "coupons_recipient";--> statement-breakpoint
DROP INDEX "blessings_receiver";--> statement-breakpoint
DROP INDEX "rental_deposits_release";--> statement-breakpoint
DROP INDEX "marks_order";--> statement-breakpoint
DROP INDEX "prepaid_codes_used_by";--> statement-breakpoint
DROP INDEX "files_owner";--> statement-breakpoint
DROP INDEX "files_subject";--> statement-breakpoint
DROP INDEX "users_mobile_mark";--> statement-breakpoint
CREATE INDEX "files_unused" ON "files" USING btree ("created_at") WHERE "files"."subject_kind" is null;--> statement-breakpoint
CREATE INDEX "coupons_order" ON "coupons" USING btree ("order_id") WHERE "coupons"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "coupons_recipient" ON "coupons" USING btree ("recipient") WHERE "coupons"."recipient" is not null;--> statement-breakpoint
CREATE INDEX "blessings_receiver" ON "blessings" USING btree ("receiver_id") WHERE "blessings"."receiver_id" is not null;--> statement-breakpoint
CREATE INDEX "rental_deposits_release" ON "rental_deposits" USING btree ("release_by") WHERE "rental_deposits"."released_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "marks_order" ON "marks" USING btree ("order_id","subject_kind") WHERE "marks"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "prepaid_codes_used_by" ON "prepaid_codes" USING btree ("used_by") WHERE "prepaid_codes"."used_by" is not null;--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id","sent_sha256") WHERE "files"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "files_subject" ON "files" USING btree ("subject_kind","subject_id") WHERE "files"."subject_kind" is not null;--> statement-breakpoint
CREATE INDEX "users_mobile_mark" ON "users" USING btree ("mobile_mark") WHERE "users"."mobile_mark" is not null;