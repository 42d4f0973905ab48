export const refundPolicy = {
  title: "Refund policy",
  description:
    "Pro at Huesmith costs $3.10 a month, ends with one click, and is refunded in full within 14 days of the first payment. What happens to what you saved.",
  updated: "2026-11-30",
  short: [
    "Pro costs $3.10 a month. You can cancel at any time with one click.",
    "Within 14 days of your first payment you get all of it back, without giving a reason.",
    "After you cancel, Pro stays until the end of the month that you have paid for.",
    "Nothing that you saved is deleted when Pro ends.",
  ],
  sections: {
    "Your money back": [
      "If Pro is not what you expected, tell us within 14 days of your first payment, and we will refund it in full. You don't need to say why. Pro ends when the refund is made.",
      "Later payments are not refunded: a month that has begun runs to its end, and canceling stops the next one. If we charged you by mistake, or twice, you get that money back however long ago it was.",
      {
        yearly:
          "The same is true if you pay by the year: the first payment is refunded in full within 14 days, and a year that has begun runs to its end after that.",
      },
    ],
    "How to ask for it": [
      "Use the contact form with the topic Billing, and give your account's email address. That address is enough for us to find the payment; please do not send card numbers.",
      "The refund goes to your original payment method. Banks usually show it within 5 to 10 business days.",
    ],
    Canceling: [
      "You cancel on your account page, with one click, without a call or a letter. No further payment is taken, and Pro stays until the end of the month that you have paid for.",
      "If you delete your account, the subscription ends with it.",
      { yearly: "If you pay by the year, Pro stays until the end of the year that you have paid for." },
    ],
    "When a payment fails": [
      "A card may expire, or a bank may decline a payment. Pro then stays for 7 days so that you can fix the payment. If you don't, Pro ends and you aren't charged again.",
    ],
    "What you saved": [
      "When Pro ends, because of a refund, a cancellation or a failed payment, nothing that you saved is deleted. Items above the free limits stay: you can read, change, export and delete them. To add more, make room first or get Pro again.",
    ],
    "Your rights by law": [
      "Where the law of your country gives you more than this page does, such as a longer time to withdraw, the law prevails.",
    ],
  },
};
