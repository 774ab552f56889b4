/** A save, as the windows of one browser tell it to each other: nobody is surprised by their own change. */

export interface SavedRecord {
  readonly resource: string;
  readonly id: number;
  readonly version: number;
}

const NAME = 'bridge.enregistrements';
// Old browsers lack the channel: each window then learns of the others from the server.
const open = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME));

export function tellSaved(record: SavedRecord): void {
  const channel = open();
  channel?.postMessage(record);
  channel?.close();
}

export function onSaved(listener: (record: SavedRecord) => void): () => void {
  const channel = open();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { resource, id, version }: Partial<SavedRecord> = Object(data);
    if (typeof resource === 'string' && typeof id === 'number' && typeof version === 'number')
      listener({ resource, id, version });
  });
  return () => channel?.close();
}
