/**
 * Public browser code: what runs on the sites and screens of our users, never in the console. The slideshow player (`player/`)
 * and the widgets of lists, engines and maps (`widgets/`) live here, each with a size budget and without a UI library.
 */
export {};
