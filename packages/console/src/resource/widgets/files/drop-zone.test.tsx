import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { DropZone } from './drop-zone.tsx';

fakeBrowser();

const file = new File(['{}'], 'flux.json');

function draw() {
  const onFile = vi.fn();
  render(
    <DropZone label="Fichier" accept={['.json', '.xml']} onFile={onFile}>
      {(choose) => (
        <button type="button" onClick={choose}>
          Choisir
        </button>
      )}
    </DropZone>,
  );
  return { onFile, zone: screen.getByRole('button').parentElement ?? document.body };
}

it('a file is dropped, and the place shows where', async () => {
  const { onFile, zone } = draw();
  fireEvent.dragOver(zone);
  await waitFor(() => expect(zone.dataset.over).toBe('true'));
  fireEvent.dragLeave(zone, { relatedTarget: screen.getByRole('button') });
  expect(zone.dataset.over).toBe('true');
  fireEvent.drop(zone, { dataTransfer: { files: [file] } });
  await waitFor(() => expect(zone.dataset.over).toBe('false'));
  expect(onFile).toHaveBeenCalledWith(file);
});

it('or is chosen by the button, among those that are read here', () => {
  const { onFile } = draw();
  const input = screen.getByLabelText('Fichier');
  const opened = vi.spyOn(input, 'click').mockReturnValue();
  fireEvent.click(screen.getByRole('button'));
  expect(opened).toHaveBeenCalledOnce();
  expect(input.getAttribute('accept')).toBe('.json,.xml');
  fireEvent.change(input, { target: { files: [file] } });
  expect(onFile).toHaveBeenCalledWith(file);
});
