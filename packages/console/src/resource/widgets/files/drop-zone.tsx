import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { isStillOver } from '../../../ui/still-over.ts';
import classes from './drop-zone.module.css';

interface Props {
  /** Label of the field, which names the hidden input. */
  readonly label: string;
  readonly accept: readonly string[];
  readonly onFile: (file: File | undefined) => void;
  /** Style of the box around the children. */
  readonly className?: string | undefined;
  /** Draws the zone; `choose` opens the file chooser of the browser, for a button that does the same as a drop. */
  readonly children: (choose: () => void) => ReactNode;
}

/** A zone where one file is dropped, or chosen. */
export function DropZone({ label, accept, onFile, className = '', children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFile(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop onto; the button inside does the same.
    <div
      className={`${classes.zone} ${className}`}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => setOver(isStillOver(event))}
      onDrop={drop}
    >
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept.join()}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0]);
          // Resets the input, so that choosing the same file again is a new choice.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
