import { useEffect, useState } from 'react';
import { Button } from '@/components/button/Button';
import { Cell } from '@/components/cell/Cell';
import { Grid } from '@/components/grid/Grid';
import { Picture } from '@/components/picture/Picture';
import { Sheet } from '@/components/sheet/Sheet';
import { Text } from '@/components/text/Text';
import { tripTitle } from '@/domain/tripNotes';
import { tripPicture } from '@/domain/tripPicture';
import { drawPicture, type DrawnPicture } from '@/platform/drawing';
import { useIsWide } from '@/platform/wide';
import { canShareFile, saveFile, shareFile } from '@/platform/share';
import type { TripShareProps } from './TripShare';
import styles from './TripShare.module.scss';

/** The card is drawn as the sheet opens: a browser shares a file only while a tap is handled. */
export function TripShare({ card, text, onCopy }: TripShareProps) {
  const [isOpen, setOpen] = useState(false);
  const [picture, setPicture] = useState<DrawnPicture>();
  useEffect(() => {
    if (isOpen) void drawPicture(tripPicture(card), '租车行程.png').then(setPicture);
  }, [isOpen, card]);
  return (
    <>
      <Cell
        icon="message-circle"
        title="分享行程"
        note="行程图片，不含个人信息"
        onClick={() => setOpen(true)}
      />
      <Sheet
        id="trip-share"
        title="分享行程"
        open={isOpen}
        onClose={() => setOpen(false)}
        footer={picture ? <MainAction picture={picture} title={tripTitle(card)} /> : null}
      >
        <Grid gap={3}>
          {picture ? (
            <Picture src={picture.address} alt={text} className={styles.picture} />
          ) : (
            <Text as="p" className={styles.text}>
              {text}
            </Text>
          )}
          {picture ? <PictureActions picture={picture} /> : null}
          <Button block onClick={onCopy}>
            复制文字
          </Button>
        </Grid>
      </Sheet>
    </>
  );
}

/** What most people want of the picture: in sight however high it is. */
function MainAction({ picture: { file }, title }: { picture: DrawnPicture; title: string }) {
  return canShareFile(file) ? (
    <Button block kind="primary" onClick={() => void shareFile(file, title)}>
      发送图片
    </Button>
  ) : (
    <Button block kind="primary" onClick={() => saveFile(file)}>
      保存图片
    </Button>
  );
}

function PictureActions({ picture: { file } }: { picture: DrawnPicture }) {
  const isWide = useIsWide();
  return (
    <>
      {canShareFile(file) ? (
        <Button block onClick={() => saveFile(file)}>
          保存图片
        </Button>
      ) : null}
      {/* A mouse is not held down. */}
      {isWide ? null : (
        <Text as="p" size={12} tone="secondary">
          也可以长按图片保存或发送
        </Text>
      )}
    </>
  );
}
