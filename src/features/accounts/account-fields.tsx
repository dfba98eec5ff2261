import type { ComponentProps, ReactNode } from "react";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { PasswordInput } from "../../components/ui/password-input.tsx";
import { cn } from "../../lib/class-names.ts";

type Props = ComponentProps<"input"> & { label: ReactNode; hint?: ReactNode; error: string | undefined };

/** A labelled text input; takes the result of `form.register`. */
export function TextField({ label, hint, error, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <Input {...control} {...input} />}
    </Field>
  );
}

/** A labelled input with the browser's email keyboard and autofill. */
export function EmailField(props: Props) {
  return <TextField type="email" autoComplete="email" inputMode="email" {...props} />;
}

/** A labelled password input. `describedBy` is the id of a further element that describes it. */
export function PasswordField({
  label,
  hint,
  error,
  describedBy,
  ...input
}: Props & { describedBy?: string }) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          aria-describedby={cn(control["aria-describedby"], describedBy)}
          {...input}
        />
      )}
    </Field>
  );
}
