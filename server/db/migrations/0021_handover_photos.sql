CREATE TABLE "rental_photos" (
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"slot" text NOT NULL,
	"file_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rental_photos_order_id_kind_slot_pk" PRIMARY KEY("order_id","kind","slot")
);
--> statement-breakpoint
ALTER TABLE "rental_photos" ADD CONSTRAINT "rental_photos_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_photos" ADD CONSTRAINT "rental_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;