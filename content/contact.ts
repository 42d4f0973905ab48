/** What helps with each topic, beside the form. A link stands behind its text. */
export const contactHelp: readonly { title: string; text: string; link?: { label: string; to: string } }[] = [
  {
    title: "Something is broken",
    text: "Say what you did, what you expected and what happened instead. The address of the page holds your colors, so a copy of it is often enough to see the same.",
  },
  {
    title: "Advertisement",
    text: "Say what you would like to show, on which pages and for how long. We answer with what is possible.",
  },
  {
    title: "Press",
    text: "Facts, descriptions, logos and pictures are ready to take.",
    link: { label: "Press", to: "/press" },
  },
  {
    title: "Billing",
    text: "Write from the address of your account, and leave card numbers out: we never need them.",
    link: { label: "Refund policy", to: "/legal/refund-policy" },
  },
];
