import { answer } from "../answer.js";
import { Live } from "./live.jsx";

export default function Page() {
  return (
    <main>
      <p>{answer}</p>
      <Live />
    </main>
  );
}
