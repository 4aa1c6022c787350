import { useEffect } from 'react';
import { useCountdown } from '@/blocks/countdown/useCountdown';
import { Text } from '@/components/text/Text';
import { longCountdownText } from '@/domain/countdown';
import { toMillis } from '@/domain/shanghaiTime';

interface TimeLeftProps {
  /** What is left: 距结束, 距开始. */
  label: string;
  /** ISO time. */
  end: string;
  /** It has passed. */
  onPassed: () => void;
}

/** 距结束 3天4小时: counts down, each second on the last day. */
export function TimeLeft({ label, end, onPassed }: TimeLeftProps) {
  const seconds = useCountdown(toMillis(end));
  const hasPassed = seconds === 0;
  useEffect(() => {
    if (hasPassed) onPassed();
  }, [hasPassed, onPassed]);
  return (
    <Text as="span" size={14} tone="selected" weight={600} numeric role="timer">
      {`${label}${longCountdownText(seconds)}`}
    </Text>
  );
}
