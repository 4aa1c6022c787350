import { render, screen } from '@testing-library/react';
import { ReviewCard } from '@/blocks/review-card/ReviewCard';
import { accessibilityProblems } from '../support/accessibility';
import { review } from '../support/carDetails';

describe('ReviewCard (specification §3, marks)', () => {
  it('shows who, how good, when, what was rented, what is said, and the answer', () => {
    render(<ReviewCard review={review({ score: 4, reply: '感谢您的支持' })} />);
    expect(screen.getByRole('article').textContent).toBe(
      '张**2030-10-02卡罗拉 · 3天车很干净，取车只用了十分钟。车况好门店回复：感谢您的支持',
    );
  });

  it('reads the score as a figure; as many stars as it has are full', () => {
    render(<ReviewCard review={review({ score: 4 })} />);
    const stars = screen.getByRole('img', { name: '4分' });
    expect(stars.children).toHaveLength(5);
    expect(stars.querySelectorAll('.full')).toHaveLength(4);
  });

  it('markup in a review is text', () => {
    const text = '<img src=x onerror=alert(1)>😀';
    render(<ReviewCard review={review({ text, tags: [] })} />);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('axe finds nothing', async () => {
    render(<ReviewCard review={review({ reply: '感谢您的支持' })} />);
    expect(await accessibilityProblems()).toEqual([]);
  });
});
