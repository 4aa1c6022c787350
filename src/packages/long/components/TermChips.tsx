import { Chips } from '@/components/chips/Chips';
import { LONG_TERMS, termText } from '@/domain/longPricing';

interface TermChipsProps {
  label: string;
  months: number;
  /** Months that can be chosen; default: all for which a car can be had. */
  terms?: readonly number[];
  onChoose: (months: number) => void;
}

/** For how many months: 1 to 12, then 24 and 36. */
export const TermChips = ({ label, months, terms = LONG_TERMS, onChoose }: TermChipsProps) => (
  <Chips
    label={label}
    items={terms.map(term => ({ key: String(term), text: termText(term) }))}
    selected={[String(months)]}
    onToggle={key => onChoose(Number(key))}
    scrolls
  />
);
