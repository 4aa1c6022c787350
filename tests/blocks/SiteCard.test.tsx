import { render, screen } from '@testing-library/react';
import { SiteCard } from '@/blocks/site-card/SiteCard';
import { SiteHead } from '@/blocks/site-card/SiteHead';
import { site } from '../support/places';

const place = site({ name: '首都机场T3店', address: '朝阳区机场路1号', distance: 1200 });

describe('a site among others (specification §2, /site)', () => {
  it('is told by name, distance and address', () => {
    const { container } = render(<SiteHead site={place} />);
    expect(screen.getByText('首都机场T3店').tagName).toBe('STRONG');
    expect(container.textContent).toBe('首都机场T3店1.2公里朝阳区机场路1号');
  });

  it('bears its mark when it is the chosen one', () => {
    const { container, rerender } = render(<SiteCard site={place} chosen onClick={jest.fn()} />);
    expect(container.querySelector('.check')).toBeTruthy();
    expect(screen.getByRole('button', { pressed: true })).toBeTruthy();
    rerender(<SiteCard site={place} chosen={false} onClick={jest.fn()} />);
    expect(container.querySelector('.check')).toBeNull();
  });
});
