/** What to include for each topic, shown next to the form. A link follows its text. */
export const contactHelp: readonly { title: string; text: string; link?: { label: string; to: string } }[] = [
  {
    title: "Something is broken",
    text: "Tell us what you did, what you expected and what happened instead. Include the page address, because it contains your colors.",
  },
  {
    title: "Advertisement",
    text: "Tell us what you'd like to show, on which pages and for how long. We'll reply with options.",
  },
  {
    title: "Press",
    text: "Facts, descriptions, logos and pictures, ready to use.",
    link: { label: "Press", to: "/press" },
  },
  {
    title: "Billing",
    text: "Write from your account's email address. Don't include card numbers: we never need them.",
    link: { label: "Refund policy", to: "/legal/refund-policy" },
  },
];
