import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Row } from '@/components/row/Row';
import { Tag } from '@/components/tag/Tag';
import { Text } from '@/components/text/Text';
import { format } from '@/domain/shanghaiTime';
import type { LoginSession } from '~types/api/user';
import styles from './LoginDevice.module.scss';

const timeText = (iso: string): string => format(iso, 'M月D日 HH:mm');

interface LoginDeviceProps {
  device: LoginSession;
  /** Logs out there. */
  onEnd: () => void;
}

/** A device on which the member is logged in; every one but this can be logged out. */
export function LoginDevice({ device, onEnd }: LoginDeviceProps) {
  const { device_name, login_time, last_used_time, is_current } = device;
  return (
    <Element as="li" className={styles.device}>
      <Row justify="between" wrap>
        <Element className={styles.facts}>
          <Text as="p" weight={600}>
            {device_name}
          </Text>
          <Text as="p" size={12} tone="secondary">
            {`${timeText(login_time)}登录`}
          </Text>
          {is_current ? null : (
            <Text as="p" size={12} tone="secondary">
              {`最近使用：${timeText(last_used_time)}`}
            </Text>
          )}
        </Element>
        {is_current ? (
          <Tag tone="success">当前设备</Tag>
        ) : (
          <Button aria-label={`退出${device_name}`} onClick={onEnd}>
            退出
          </Button>
        )}
      </Row>
    </Element>
  );
}
