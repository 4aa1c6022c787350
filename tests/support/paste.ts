import { fireEvent } from '@testing-library/react';

/** Pastes a text as a browser does: what the field has no room for is cut off before the page sees it. */
export function paste(field: HTMLInputElement, text: string): void {
  fireEvent.change(field, { target: { value: field.maxLength < 0 ? text : text.slice(0, field.maxLength) } });
}
