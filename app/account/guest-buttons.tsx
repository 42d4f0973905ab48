import { Button } from "#app/ui/button.tsx";
import type { ButtonSize, ButtonVariant } from "#app/ui/button-style.ts";
import { dialogOpener } from "./dialog-opener.ts";

type Props = { logIn?: ButtonVariant; signUp?: ButtonVariant; size?: ButtonSize };

export function GuestButtons({ logIn, signUp, size }: Props) {
  return (
    <>
      <Button variant={logIn} size={size} {...dialogOpener("log-in")}>
        Log In
      </Button>
      <Button variant={signUp} size={size} {...dialogOpener("sign-up")}>
        Sign Up
      </Button>
    </>
  );
}
