import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Input } from "#app/ui/input.tsx";

type Props = Omit<ComponentProps<typeof Input>, "type" | "suffix" | "autoComplete"> & {
  autoComplete: "current-password" | "new-password";
};

/** A password that can be looked at. */
export function PasswordInput(props: Props) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Input
      {...props}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      suffix={
        <IconButton
          name={isShown ? "Hide password" : "Show password"}
          size="sm"
          className="-mr-2"
          // The field keeps the focus, and the caret its place.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff {...ICON} /> : <Eye {...ICON} />}
        </IconButton>
      }
    />
  );
}
