import { render, screen } from '@testing-library/react';
import { Flash } from '@/components/flash/Flash';

describe('Flash (rental.md, details 3 and 6: what changed lights up)', () => {
  it('stays calm at first and at the same figure, and lights up anew at every other one', () => {
    const { rerender } = render(<Flash of={56400}>¥564</Flash>);
    const first = screen.getByText('¥564');
    expect(first.className).toBe('');
    rerender(<Flash of={56400}>¥564</Flash>);
    expect(screen.getByText('¥564')).toBe(first);
    rerender(<Flash of={75200}>¥752</Flash>);
    const second = screen.getByText('¥752');
    expect(second.className).toBe('flash');
    rerender(<Flash of={56400}>¥564</Flash>);
    expect(screen.getByText('¥564')).not.toBe(second);
  });
});
