export const privacyPolicy = {
  title: "Privacy policy",
  description:
    "What data Huesmith keeps about you, where and for how long, and how to see it, take it with you or have it deleted. Pictures never leave your browser.",
  updated: "2026-12-01",
  short: [
    "Without an account, what you make stays in your browser.",
    "Pictures are read in your browser and are never sent anywhere.",
    "An account stores your email address, what you save, and which browser each login came from and, if you log in with Google or Github, the name and picture address they send. Login records are deleted after 90 days.",
    "Payments for Pro are made through Stripe. Your card number never reaches us.",
    "You can export or delete all of it yourself, at once.",
  ],
  sections: {
    "Without an account": [
      "Every tool works without telling us who you are. Colors, palettes, the tray, your settings and the theme are kept in the storage of your browser, on your device. Clearing this site's data in your browser removes them.",
      "The address of a page holds the colors that you are working on, so that links and the Back button work. When you open such an address, our server receives it, as any web server would, and sends the page. The address is not linked to you.",
      "Pictures that you open, drop, paste or take with the camera are read by your browser alone. They are not uploaded.",
    ],
    "With an account": [
      "We store your email address, when it was confirmed, and a hash of your password made with bcrypt, from which the password itself cannot be read. If you log in with Google or Github, we store what they tell us about you for that purpose: the ID they use for you, your email address, and your name and picture address if they send them.",
      "We store what you save: colors, palettes, projects, their names, tags and notes, and when they were created and changed. Only you can read them, unless you share a palette or connect an app. That rule is part of the database itself.",
      "An app that you connect can read what you save and what we store about you for logging in, but not your password, until you disconnect it on your account page. We store the name that the app uses for itself, its addresses, and when you connected it.",
      "For each login, we keep when it began and which browser it came from, until you log out. Signs of misuse, such as many wrong passwords, are counted by network address for up to an hour and by account for up to a day. Records of logins and changes to an account are deleted after 90 days.",
      "If you turn on a second factor, its secret is stored encrypted, and your recovery codes as hashes.",
    ],
    "Cookies and storage": [
      "This site sets no cookies for tracking. Logging in with Google or Github sets one cookie for up to ten minutes that ties the response to your browser. Logging in with a password sets one named huesmith-known, kept for 400 days: it shows that this browser has logged in to your account before, so that wrong passwords tried by strangers don't lock you out. It holds nothing that anyone can read. For Pro accounts a cookie named lv_sur, kept for 7 days, says that no ads should be loaded. It holds only yes or no.",
      "If ads are blocked, a cookie named pageViews counts the pages that you open, for 5 days, so that Pro is offered once in a while and not all the time. It holds only that number, and only your browser keeps it.",
      "Your session is kept in the storage of your browser under the name huesmith.session, until you log out. For each session we store when it began, when it was last used and how your browser identifies itself, so that you can recognize it in the list on your account page. When you ask for an email with a link, or go to Google or Github to log in, your browser notes that under the name huesmith.begun, with your email address, so that only logins you started in the last day continue without asking. The text that you convert is kept in the storage of the tab under the name huesmith.converted-text, until you close the tab. So are the addresses of palettes you save from a tool, under the name huesmith.saved-here, and the names of colors you import, under the name huesmith.given-names.",
    ],
    Payments: [
      "If you subscribe to Pro, you pay on the pages of Stripe, a payment company. Stripe receives your email address (also when you change it), your card or other payment method, what the law requires it to know, such as your country, and which plan you buy. Its privacy policy explains what it does with that.",
      "We keep your Stripe customer ID, the status and price of your subscription and the end of the month that you have paid for. We never see or store card numbers.",
      "Stripe keeps records of payments for as long as tax law requires, also after your account here is deleted.",
    ],
    Advertising: [
      "Pages may show advertising, in boxes that are labeled as such; Pro accounts see none. Our own advertisements are words and pictures from this server. They set no cookies and don't count views or clicks.",
      "Where this site works with an ad network, the advertisements and a script come from the network. The network then sees your network address, your browser and the site that you came from, may set cookies of its own, and decides by its own policy what it does with them. Like any script on a page, its script could read the address of that page. We send it nothing about your account or what you saved.",
      "To learn whether advertising is blocked, your browser requests that script once when it opens this site. A blocker or your browser settings can block the ad network, and every tool works without it.",
    ],
    "Contact form": [
      "What you write in the contact form, with your name if you give it and your email address, is emailed to us. This site keeps it, encrypted, until it is sent, for a day at most. Then it is only in our mailbox, for as long as it takes to deal with it or as the law requires.",
      "To prevent spam, the form records when you opened it, and messages are counted for an hour by network address and by the address in the form.",
    ],
    Emails: [
      "We write to you about your account: to confirm your address, to reset a password, when your address or password changes, when a way to log in or a second factor is added or removed, when a recovery code is created or used, and when your address is used to sign up again. If this site uses them, invitations, login links and codes come by email, too. If you have Pro, we may write about its payments, and if you write to us, we reply. There is no newsletter, and nothing in our emails tells us whether you opened them.",
    ],
    "Who else sees it": [
      "We don't sell or rent your data. The companies that run the servers, database and email for this site process it on our behalf and only for that; Stripe handles Pro payments. If a court or authorized agency orders us to hand over data, we check the order and tell you unless that is forbidden.",
    ],
    "How long": [
      "What you save stays until you delete it. What is in the trash is deleted after 30 days, or once there are more than 100 newer items of the same type. An account that was never confirmed is deleted after 30 days. When you delete your account, your address, login data and everything saved are removed from the database at once, and any subscription is canceled; backups, where they exist, are overwritten within 30 days.",
    ],
    "Your rights": [
      "On your account page you can see what is stored, correct your address, export your account and what you saved as JSON or as a zip file, and delete the account. Login records are not in that file: ask for them with the contact form. You don't need to give a reason. You also have the right to complain to the data protection authority of your country.",
    ],
  },
};
