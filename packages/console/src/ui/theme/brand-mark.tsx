interface Props {
  readonly size?: number;
}

/** An arch bridge over a line of water, in the current text colour. */
export function BrandMark({ size = 28 }: Props) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <g stroke="currentColor" strokeWidth="2.4" strokeLinecap="round">
        <path d="M2.5 19h27" />
        <path d="M4.5 22.5C7 11 11.5 6.5 16 6.5S25 11 27.5 22.5" />
        <path d="M10.5 19v-7.5M16 19V7M21.5 19v-7.5" strokeWidth="1.8" />
        <path d="M3 27.5c2.2-1.6 4.3-1.6 6.5 0s4.3 1.6 6.5 0 4.3-1.6 6.5 0 4.3 1.6 6.5 0" opacity=".55" />
      </g>
    </svg>
  );
}
