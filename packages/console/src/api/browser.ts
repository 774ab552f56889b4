/** The functions of the browser that tests replace: a test page cannot be reloaded. */
export const browser = {
  /** The console reloads by itself once typed values are kept: the browser must not warn anybody. */
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
    // Later, since some browsers read the file only after the click.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  },
};

let reloading = false;
let leavingSince = Number.NEGATIVE_INFINITY;
// A person who answers « stay » to the question of the browser goes on working: the page counts as leaving for 2 s.
const LEAVING_LASTS = 2_000;

addEventListener('beforeunload', () => {
  leavingSince = performance.now();
});

export function isReloading(): boolean {
  return reloading;
}

/** Whether the page is going away: browsers then fail the calls in flight, and those failures mean nothing. */
export function isLeaving(): boolean {
  return reloading || performance.now() - leavingSince < LEAVING_LASTS;
}
