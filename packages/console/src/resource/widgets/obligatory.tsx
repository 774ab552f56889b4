import { Obligatory } from './frame.tsx';

/** The label of an obligatory control, told as forms do: by a word rather than a sign. */
export const obligatory = (label: string) => ({
  label: (
    <>
      {label}
      <Obligatory field={{ required: true }} hidden />
    </>
  ),
  required: true,
  withAsterisk: false,
});
