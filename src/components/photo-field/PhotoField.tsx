import { Button } from '../button/Button';
import { classNames } from '../element/classNames';
import { Element } from '../element/Element';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icons';
import { NativeImage } from '../picture/NativeImage';
import { pictureAddress } from '../picture/pictureAddress';
import { Row } from '../row/Row';
import { Text } from '../text/Text';
import { icons } from './icons';
import styles from './PhotoField.module.scss';

/** A photo as its field shows it. */
export interface ShownPhoto {
  /** What an image shows; undefined while the device looks for it. */
  address: string | undefined;
  /** `kept`: it was handed in before, and is handed in again unless another one is taken. */
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'kept';
  /** How much of it has gone, 0 to 1. */
  share: number;
  /** Why it was refused, one sentence. */
  failure: string | undefined;
  /** False: the device has no room for it, and loses it when the app is closed before it has arrived. */
  isKept?: boolean;
}

/** What is taken where it is no photo: its word (视频), its icon, and of what was taken how long it lasts. */
export interface OtherMedia {
  noun: string;
  icon: IconName;
  length: string | undefined;
}

interface PhotoFieldProps {
  /** Unique on its screen. */
  id: string;
  /** What is to be seen: 身份证人像面. */
  label: string;
  /** How to take it, in a few words. */
  hint?: string;
  /** The shape of what is taken: a card is framed. */
  shape?: 'card' | 'photo';
  /** The class of a drawing of what is to be seen, in place of the camera. */
  outline?: string | undefined;
  /** Undefined while there is none. */
  photo: ShownPhoto | undefined;
  /** Default: a photo. */
  other?: OtherMedia;
  /** Why the photo cannot stay as it is, one sentence; undefined when all is well. */
  error?: string | undefined;
  /** Takes one, or another one. */
  onTake: () => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** How a photo stands, in words. */
function standing({ state, share }: ShownPhoto): string {
  if (state === 'waiting') return '等待上传，有网络后自动继续';
  if (state === 'kept') return '沿用上次提交的照片';
  return state === 'sending' ? `正在上传 ${Math.round(share * 100)}%` : '已上传';
}

/** The corners within which a card should lie. */
const Corners = () => (
  <>
    {[styles.topLeft, styles.topRight, styles.bottomLeft, styles.bottomRight].map(corner => (
      <Element as="span" block key={corner} className={classNames(styles.corner, corner)} aria-hidden />
    ))}
  </>
);

/** A photo, or what else a form asks for: its frame, then the photo itself with how far it has come, and the ways to put it right. */
export function PhotoField(props: PhotoFieldProps) {
  const { id, label, hint, shape = 'photo', outline, photo, other, error, onTake, onRetry, onRemove } = props;
  const problem = photo?.failure ?? error;
  const frame = classNames(styles.frame, shape === 'card' && styles.card, problem && styles.wrong);
  return (
    <Element className={styles.field} role="group" aria-label={label}>
      {photo ? (
        <Element className={frame}>
          {other ? (
            <>
              <Icon name={other.icon} size={28} />
              <Text as="span" size={14} weight={600} block>
                {[other.noun, other.length].filter(Boolean).join(' ')}
              </Text>
            </>
          ) : photo.address === undefined ? null : (
            <NativeImage
              src={pictureAddress(photo.address)}
              alt={`${label}的照片`}
              fit="contain"
              className={styles.photo}
              onError={() => undefined}
            />
          )}
          {photo.state === 'sending' ? (
            <Element className={styles.track} aria-hidden>
              <Element className={styles.gone} style={{ width: `${Math.round(photo.share * 100)}%` }} />
            </Element>
          ) : null}
        </Element>
      ) : (
        <Element
          as="button"
          id={id}
          className={frame}
          // Who says what they see finds it: the name has all that is written on it.
          aria-label={[`拍摄或选择${label}`, hint].filter(Boolean).join(' ')}
          onClick={onTake}
        >
          {shape === 'card' ? <Corners /> : null}
          {outline ? (
            <Element as="span" block className={outline} aria-hidden />
          ) : (
            <Icon name={other?.icon ?? icons.camera} size={28} />
          )}
          <Text as="span" size={14} weight={600} block>
            {label}
          </Text>
          {hint ? (
            <Text as="span" size={12} tone="secondary" block>
              {hint}
            </Text>
          ) : null}
        </Element>
      )}
      {photo?.isKept === false && photo.state !== 'done' ? (
        <Text as="p" size={12} tone="danger" className={styles.note}>
          设备存储空间不足或不允许保存，上传完成前请不要关闭
        </Text>
      ) : null}
      {problem === undefined ? null : (
        <Text as="p" size={12} tone="danger" role="alert" className={styles.note}>
          {problem}
        </Text>
      )}
      {photo ? (
        <Row justify="between" wrap>
          <Text as="p" size={12} tone={photo.state === 'done' ? 'success' : 'secondary'} role="status" words>
            {photo.state === 'failed' ? '' : standing(photo)}
          </Text>
          <Row>
            {photo.state === 'failed' ? (
              <Button kind="link" aria-label={`重试上传${label}`} onClick={onRetry}>
                重试
              </Button>
            ) : null}
            <Button kind="link" aria-label={`重拍${label}`} onClick={onTake}>
              重拍
            </Button>
            {photo.state === 'kept' ? null : (
              <Button kind="link" aria-label={`删除${label}`} onClick={onRemove}>
                删除
              </Button>
            )}
          </Row>
        </Row>
      ) : null}
    </Element>
  );
}
