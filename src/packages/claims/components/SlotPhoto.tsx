import { PhotoUpload } from '@/blocks/photo-upload/PhotoUpload';
import { classNames } from '@/components/element/classNames';
import { ACCIDENT_SLOTS, type AccidentSlot } from '@/domain/accident';
import styles from './Outlines.module.scss';

/** What is known of a photo of an accident by its name. */
export const slotOf = (slot: AccidentSlot) =>
  ACCIDENT_SLOTS.find(one => one.slot === slot) ?? ACCIDENT_SLOTS[0];

/** A photo of an accident: a drawing of what is to be seen, until it is taken. */
export function SlotPhoto({ slot, place }: { slot: AccidentSlot; place: string }) {
  const { name, hint } = slotOf(slot);
  return (
    <PhotoUpload
      place={place}
      purpose="ACCIDENT"
      label={name}
      hint={hint}
      outline={classNames(styles.outline, styles[slot])}
    />
  );
}
