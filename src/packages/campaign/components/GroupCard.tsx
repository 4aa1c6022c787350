import type { ReactNode } from 'react';
import { Card } from '@/components/card/Card';
import { classNames } from '@/components/element/classNames';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Icon } from '@/components/icon/Icon';
import { Text } from '@/components/text/Text';
import type { Group } from '~types/api/campaign';
import styles from './GroupCard.module.scss';
import { TimeLeft } from './TimeLeft';

/** How many people a group still needs. */
export const missingIn = ({ size, members }: Pick<Group, 'size' | 'members'>): number =>
  Math.max(0, size - members.length);

/** How a group stands for who is looking: a heading, and what it means in one sentence. */
export function standingOf(group: Group): { title: string; text: string } {
  const { state, role, size } = group;
  const isIn = role !== 'OTHER';
  if (state === 'COMPLETED') {
    return isIn
      ? { title: '成团了', text: '优惠券已放进您的账户，下单时可以使用。' }
      : { title: '这个团已经成团', text: `${size}人已满，您可以自己发起一个团。` };
  }
  if (state === 'FAILED') {
    return {
      title: '没有成团',
      text: '到时没有满员，团已解散，没有人付过钱。您可以再发起一个团。',
    };
  }
  const missing = missingIn(group);
  return isIn
    ? { title: `还差${missing}人成团`, text: '把链接发给朋友，满员后每人得一张优惠券。' }
    : { title: `还差${missing}人成团`, text: '参加不用付钱，满员后每人得一张优惠券。' };
}

/** Who is in a group, and the places that are free. */
function People({ group: { members, size, state } }: { group: Group }) {
  const free = state === 'COMPLETED' ? 0 : Math.max(0, size - members.length);
  return (
    <Element as="ul" className={styles.people} aria-label="团里的人">
      {members.map((member, index) => (
        <Element as="li" key={index} className={styles.person}>
          <Text as="span" size={18} weight={700} className={styles.face} aria-hidden>
            {member.is_me ? '我' : [...member.name][0]}
          </Text>
          <Text as="span" size={12} tone="secondary">
            {`${member.is_me ? '我' : member.name}${member.is_founder ? '（发起）' : ''}`}
          </Text>
        </Element>
      ))}
      {Array.from({ length: free }, (_, index) => (
        <Element as="li" key={`free-${index}`} className={styles.person}>
          <Element as="span" className={classNames(styles.face, styles.free)} aria-hidden>
            <Icon name="plus" size={20} />
          </Element>
          <Text as="span" size={12} tone="secondary">
            等人来
          </Text>
        </Element>
      ))}
    </Element>
  );
}

interface GroupCardProps {
  group: Group;
  /** Its time is up. */
  onEnded: () => void;
  /** What can be done. */
  children?: ReactNode;
}

/** 团: how it stands, who is in it, and until when it can be completed. */
export function GroupCard({ group, onEnded, children }: GroupCardProps) {
  const { title, text } = standingOf(group);
  return (
    <Card margin="screen" aria-label="团">
      <Element className={styles.head} role="status">
        <Text as="h2" size={22} weight={700} tight>
          {title}
        </Text>
        <Text as="p" size={14} tone="secondary">
          {text}
        </Text>
      </Element>
      <People group={group} />
      <Grid gap={2} className={styles.head}>
        {group.state === 'RUNNING' ? <TimeLeft label="剩余" end={group.ends_at} onPassed={onEnded} /> : null}
        {children}
      </Grid>
    </Card>
  );
}
