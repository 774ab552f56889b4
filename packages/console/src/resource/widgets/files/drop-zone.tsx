import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import classes from './drop-zone.module.css';

interface Props {
  /** Of the field: names the hidden input. */
  readonly label: string;
  readonly accept: readonly string[];
  readonly onFile: (file: File | undefined) => void;
  /** How what is inside is laid out. */
  readonly className?: string | undefined;
  /** Receives what opens the chooser of the browser: a button does the same as a drop. */
  readonly children: (choose: () => void) => ReactNode;
}

/** A place where one file is dropped, or chosen. */
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
      onDragLeave={() => setOver(false)}
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
          // The same file chosen twice is chosen twice.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
