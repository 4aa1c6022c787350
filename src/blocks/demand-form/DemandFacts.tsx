import { Cell } from '@/components/cell/Cell';

/** Characters that stand beside a name on the narrowest screen; what is longer stands below it. */
const BESIDE = 10;

/** What a demand says, line by line: as who has sent it reads it, and in the order that has followed. */
export function DemandFacts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <>
      {facts.map(({ label, value }) => (
        <Cell key={label} title={label} {...(value.length > BESIDE ? { note: value } : { value })} />
      ))}
    </>
  );
}
