import { Element } from '@/components/element/Element';
import { Sheet } from '@/components/sheet/Sheet';
import { Text } from '@/components/text/Text';
import { SERVICES } from '@/domain/services';
import styles from './SafeTravelSheet.module.scss';

const charge = SERVICES.find(({ code }) => code === 'INS_SAFE_TRAVEL')?.rule ?? '';

const parts: readonly { title: string; texts: readonly string[] }[] = [
  {
    title: '它保什么',
    texts: ['用车期间的违章，由我们代您办理处理手续，免收违章代办费。', '不限违章次数，从取车到还车都有效。'],
  },
  {
    title: '它不保什么',
    texts: [
      '罚款由您承担，按交管部门开具的金额从违章押金中扣除。',
      '驾驶证记分依法由驾驶人本人接受，不能代扣。',
      '酒驾、毒驾、无证驾驶、肇事逃逸等违法行为不在保障内。',
    ],
  },
  {
    title: '违章了怎么办',
    texts: [
      '查到违章后，我们会短信通知您时间、地点和罚款金额。',
      '您确认后由我们办理，办结后结余的违章押金原路退回。',
    ],
  },
  { title: '怎么收费', texts: [`${charge}，与租期长短无关。`, '取消订单时随订单一起退还。'] },
];

/**
 * 路程无忧, the violation insurance, explained in a modal over 80 percent of the screen (specification §2, other
 * screen behaviours).
 */
export function SafeTravelSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet id="safe-travel" title="路程无忧" open={open} onClose={onClose} tall>
      {parts.map(part => (
        <Element as="section" key={part.title} className={styles.part}>
          <Text as="h3" size={16} weight={600} className={styles.heading}>
            {part.title}
          </Text>
          {part.texts.map(text => (
            <Text as="p" key={text} tone="secondary" className={styles.text}>
              {text}
            </Text>
          ))}
        </Element>
      ))}
    </Sheet>
  );
}
