import { Sheet } from '@/components/sheet/Sheet';
import { Cell } from '@/components/cell/Cell';

interface QuickMenuProps {
  open: boolean;
  links: readonly { label: string; url: string }[];
  onClose: () => void;
  onSelect: (url: string) => void;
}

/** The quick menu overlay: home, my orders, coupons, customer service, or the channel's own links (specification §2). */
export function QuickMenu({ open, links, onClose, onSelect }: QuickMenuProps) {
  return (
    <Sheet id="quick-menu" title="快捷菜单" open={open} onClose={onClose}>
      {links.map(link => (
        <Cell key={link.url} title={link.label} onClick={() => onSelect(link.url)} />
      ))}
    </Sheet>
  );
}
