import { MarkListStore } from '@/stores/MarkListStore';
import { getCarMarks } from '../services/cars';

/** The reviews of a car type. */
export class CarMarksStore {
  readonly marks = new MarkListStore(getCarMarks);
}
