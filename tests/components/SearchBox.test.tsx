import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { SearchBox } from '@/components/search-box/SearchBox';

function Search({ initial = '' }: { initial?: string }) {
  const [text, setText] = useState(initial);
  return <SearchBox id="search" placeholder="搜索问题" value={text} onChange={setText} />;
}

describe('SearchBox (specification §2: search boxes show a clear button when text exists)', () => {
  it('is a search with its placeholder as its name', () => {
    render(<Search />);
    expect(screen.getByRole('search').contains(screen.getByRole('searchbox', { name: '搜索问题' }))).toBe(
      true,
    );
  });

  it('shows the clear button only while it holds text', () => {
    render(<Search />);
    expect(screen.queryByRole('button', { name: '清除' })).toBeNull();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '押金' } });
    expect(screen.getByRole('button', { name: '清除' })).toBeTruthy();
  });

  it('the clear button empties it and goes away', () => {
    render(<Search initial="押金" />);
    fireEvent.click(screen.getByRole('button', { name: '清除' }));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    expect(screen.queryByRole('button', { name: '清除' })).toBeNull();
  });
});
