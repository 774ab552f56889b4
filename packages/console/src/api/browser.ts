/** The gestures of the browser that tests replace: a test page cannot be reloaded. */
export const browser = {
  /** Asked by the console itself, after keeping what was typed: nobody needs to be warned. */
  reload(): void {
    reloading = true;
    location.reload();
  },
  goTo(address: string): void {
    location.assign(address);
  },
  fetch: (address: string, init: RequestInit): Promise<Response> => fetch(address, init),
  save(file: Blob, name: string): void {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = name;
    link.click();
    // Not at once: some browsers read the file only after the click.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  },
};

let reloading = false;
let leavingSince = Number.NEGATIVE_INFINITY;
// A person who answers « stay » to the browser's own question goes on working.
const LEAVING_LASTS = 2_000;

addEventListener('beforeunload', () => {
  leavingSince = performance.now();
});

export function isReloading(): boolean {
  return reloading;
}

/** Browsers fail the calls in flight when the page goes away: those failures mean nothing. */
export function isLeaving(): boolean {
  return reloading || performance.now() - leavingSince < LEAVING_LASTS;
}
